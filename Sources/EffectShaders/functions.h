// All functions of the catalogue. What names one is listed here.
#define KINORA_EACH_SHADER(DO) \
  DO(Ripple) DO(rippleDistortion) DO(wave) DO(colorInvert) DO(emboss) DO(KinoraGlobe) \
  DO(infernoCheckerboard) DO(infernoCircleWave) DO(infernoGradientFill) DO(infernoInfrared) DO(infernoInterlace) \
  DO(infernoLightGrid) DO(infernoNoise) DO(infernoRecolor) DO(infernoSheen) DO(infernoSinebow) \
  DO(infernoColorPlanes) DO(infernoLoupe) DO(infernoBubble) DO(infernoWater) DO(infernoRelativeWave) \
  DO(transitionCircles) DO(transitionCircleWave) DO(transitionCrosswarpLeft) DO(transitionCrosswarpRight) \
  DO(transitionDiamonds) DO(transitionDiamondWave) DO(transitionGenie) DO(transitionPixellate) DO(transitionRadial) \
  DO(transitionSwirl) DO(transitionWind)
