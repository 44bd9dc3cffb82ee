// What makes a shader function callable for rows of pixels. A file's functions are listed behind it with KINORA_FUNCTION.
#ifndef KINORA_ENTRY
#define KINORA_ENTRY
#include <SwiftUI/SwiftUI_Metal.h>
#include "row.h"

namespace kinora {

using namespace metal;

typedef km_argument Argument;
typedef km_row Row;
typedef km_function Function;

template<int... I> struct indices {};
template<class T, T... I> using indices_of = indices<I...>;
template<int N> using count_to = __make_integer_seq<indices_of, int, N>;
template<class... P> struct types { static constexpr int count = sizeof...(P); };

template<class P> inline constexpr char letter = '?';
template<> inline constexpr char letter<float> = 'f';
template<> inline constexpr char letter<float2> = '2';
template<> inline constexpr char letter<float3> = '3';
template<> inline constexpr char letter<float4> = '4';
template<> inline constexpr char letter<half4> = 'c';
template<> inline constexpr char letter<const float *> = 'F';
template<> inline constexpr char letter<const half4 *> = 'C';
template<> inline constexpr char letter<const void *> = 'D';
template<access A> inline constexpr char letter<texture2d<half, A>> = 't';
template<access A> inline constexpr char letter<texture2d<float, A>> = 't';

// The letters, and for each parameter the argument it is made of.
template<class... P> struct Plan {
  char letters[sizeof...(P) + 1] = {};
  int slots[sizeof...(P) + 1] = {};
  consteval Plan() {
    constexpr char each[] = {letter<bare_t<P>>..., 0};
    constexpr bool is_count[] = {(__is_same(bare_t<P>, int) || __is_same(bare_t<P>, uint))..., false};
    int used = 0;
    for (int i = 0; i < (int)sizeof...(P); i++) {
      slots[i] = used;
      bool is_list = each[i] == 'F' || each[i] == 'C' || each[i] == 'D';
      letters[used] = is_list && !is_count[i + 1] ? '?' : each[i];
      if (is_list && is_count[i + 1]) slots[++i] = used;
      used++;
    }
  }
};
template<class... P> inline constexpr Plan<P...> plan{};

template<class P> INLINE P made(const Argument &a) {
  if constexpr (__is_same(P, float)) return a.numbers[0];
  else if constexpr (__is_same(P, float2)) return float2(a.numbers[0], a.numbers[1]);
  else if constexpr (__is_same(P, float3)) return float3(a.numbers[0], a.numbers[1], a.numbers[2]);
  else if constexpr (__is_same(P, float4) || __is_same(P, half4)) return P(a.numbers[0], a.numbers[1], a.numbers[2], a.numbers[3]);
  else if constexpr (__is_pointer(P)) return (P)a.items;
  else if constexpr (letter<P> == 't') return P{{(const uint *)a.items, a.width, a.height}};
  else if constexpr (__is_same(P, int) || __is_same(P, uint)) return (P)a.count;
  else return P();
}

// Pixels are independent of each other: the compiler runs as many at once as the processor's vectors hold. Where half's
// conversions are calls it would only take them apart again.
#if defined(__x86_64__) && !defined(__F16C__) && !defined(KINORA_WIDE_HALVES)
#define LOOP for (int i = 0; i < n; i++)
#else
#define LOOP _Pragma("clang loop vectorize(assume_safety)") for (int i = 0; i < n; i++)
#endif

template<class Call, class... A> __attribute__((flatten)) static void fill(const Row &row, A... arguments) {
  const int n = row.count;
  const float *__restrict x = row.x, *__restrict y = row.y;
  float *__restrict r = row.red, *__restrict g = row.green, *__restrict b = row.blue, *__restrict a = row.alpha;
  LOOP {
    float4 q(Call::call(float2(x[i], y[i]), arguments...));
    // What is no number shows nothing.
    bool is_none = any(isnan(q));
    r[i] = is_none ? 0.0f : q.x; g[i] = is_none ? 0.0f : q.y; b[i] = is_none ? 0.0f : q.z; a[i] = is_none ? 0.0f : q.w;
  }
}

template<class Call, class... A> __attribute__((flatten)) static void color(const Row &row, A... arguments) {
  const int n = row.count;
  const float *__restrict x = row.x, *__restrict y = row.y;
  float *__restrict r = row.red, *__restrict g = row.green, *__restrict b = row.blue, *__restrict a = row.alpha;
  LOOP {
    float4 own(r[i], g[i], b[i], a[i]);
    float4 q(Call::call(float2(x[i], y[i]), half4(own), arguments...));
    // Where the answer is no number, the pixel stays as it is.
    bool is_none = any(isnan(q));
    r[i] = is_none ? own.x : q.x; g[i] = is_none ? own.y : q.y; b[i] = is_none ? own.z : q.z; a[i] = is_none ? own.w : q.w;
  }
}

template<class Call, class... A> __attribute__((flatten)) static void distortion(const Row &row, A... arguments) {
  const int n = row.count;
  float *__restrict x = row.x, *__restrict y = row.y;
  LOOP {
    float2 p(x[i], y[i]);
    float2 q = Call::call(p, arguments...);
    bool is_none = any(isnan(q));
    x[i] = is_none ? p.x : q.x; y[i] = is_none ? p.y : q.y;
  }
}

static inline SwiftUI::Layer layer_of(const Row &row) {
  SwiftUI::Layer layer;
  layer.tex.picture = {row.pixels, row.width, row.height};
  float w = (float)row.width, h = (float)row.height;
  for (int i = 0; i < 3; i++) {
    layer.pixels[i] = float2(row.map[2 * i], row.map[2 * i + 1]);
    layer.info[i] = layer.pixels[i] / float2(w, h);
  }
  layer.info[3] = float2(0.5f / w, 0.5f / h);
  layer.info[4] = float2(1.0f - 0.5f / w, 1.0f - 0.5f / h);
  return layer;
}

template<class Call, class... A> __attribute__((flatten)) static void layer(const Row &row, A... arguments) {
  const int n = row.count;
  const float *__restrict x = row.x, *__restrict y = row.y;
  float *__restrict r = row.red, *__restrict g = row.green, *__restrict b = row.blue, *__restrict a = row.alpha;
  const SwiftUI::Layer source = layer_of(row);
  int none = 0;
  LOOP {
    float4 q(Call::call(float2(x[i], y[i]), source, arguments...));
    none |= any(isnan(q)) ? 1 : 0;
    r[i] = q.x; g[i] = q.y; b[i] = q.z; a[i] = q.w;
  }
  if (none == 0) return;
  // Where the answer is no number, the pixel stays as it is.
  for (int i = 0; i < n; i++) {
    if (r[i] == r[i] && g[i] == g[i] && b[i] == b[i] && a[i] == a[i]) continue;
    float4 own(source.sample(float2(x[i], y[i])));
    r[i] = own.x; g[i] = own.y; b[i] = own.z; a[i] = own.w;
  }
}

// The loops with a function's arguments, as many of them as are given.
template<class Call, class... P> struct Runner {
#define KM_RUN(NAME, LEAD) \
  template<int... I> static void NAME##_of(const Row *row, indices<I...>) { \
    kinora::NAME<Call>(*row, made<bare_t<P>>(row->arguments[plan<P...>.slots[I]])...); \
  } \
  static void NAME(const Row *row) { NAME##_of(row, count_to<(int)sizeof...(P)>{}); }
  KM_RUN(fill, ) KM_RUN(color, ) KM_RUN(distortion, ) KM_RUN(layer, )
#undef KM_RUN
};

// Without the last parameter.
template<class Done, class... P> struct shorter;
template<class... D, class P> struct shorter<types<D...>, P> { typedef types<D...> type; };
template<class... D, class P, class... Rest> struct shorter<types<D...>, P, Rest...> { typedef typename shorter<types<D..., P>, Rest...>::type type; };

template<class T> T declared();
template<class Call, class Lead, class P> struct Callable { static constexpr bool value = false; };
template<class Call, class... L, class... P> struct Callable<Call, types<L...>, types<P...>> {
  static constexpr bool value = requires { Call::call(declared<L>()..., declared<P>()...); };
};

enum class Use { fill, color, distortion, layer };

// Runs with as many parameters as are given: the last may have values of their own.
template<Use use, class Call, class Lead, class P> struct Dispatch;
template<Use use, class Call, class Lead, class... P> struct Dispatch<use, Call, Lead, types<P...>> {
  static constexpr int omissible() {
    if constexpr (sizeof...(P) > 0) {
      typedef typename shorter<types<>, P...>::type Less;
      if constexpr (Callable<Call, Lead, Less>::value) return 1 + Dispatch<use, Call, Lead, Less>::omissible();
    }
    return 0;
  }
  static void run(const Row *row) { run_with(row, row->omitted); }
  static void run_with(const Row *row, int omitted) {
    if constexpr (sizeof...(P) > 0) {
      typedef typename shorter<types<>, P...>::type Less;
      if constexpr (Callable<Call, Lead, Less>::value) {
        if (omitted > 0) return Dispatch<use, Call, Lead, Less>::run_with(row, omitted - 1);
      }
    }
    if constexpr (use == Use::fill) Runner<Call, P...>::fill(row);
    if constexpr (use == Use::color) Runner<Call, P...>::color(row);
    if constexpr (use == Use::distortion) Runner<Call, P...>::distortion(row);
    if constexpr (use == Use::layer) Runner<Call, P...>::layer(row);
  }
};

template<class Call, class F> struct Describe {
  static constexpr Function value{"", 0, sizeof(half), nullptr, nullptr, nullptr, nullptr};
};
// half4 (float2, ...)
template<class Call, class... P> struct Describe<Call, half4(float2, P...)> {
  typedef Dispatch<Use::fill, Call, types<float2>, types<P...>> D;
  static constexpr Function value{plan<P...>.letters, D::omissible(), sizeof(half), D::run, nullptr, nullptr, nullptr};
};
// half4 (float2, half4, ...): a color effect, or a fill with a color for its first argument.
template<class Call, class... P> struct Describe<Call, half4(float2, half4, P...)> {
  typedef Dispatch<Use::color, Call, types<float2, half4>, types<P...>> D;
  typedef Dispatch<Use::fill, Call, types<float2>, types<half4, P...>> Fill;
  static constexpr Function value{plan<P...>.letters, D::omissible(), sizeof(half), Fill::run, D::run, nullptr, nullptr};
};
template<class Call, class... P> struct Describe<Call, half4(float2, SwiftUI::Layer, P...)> {
  typedef Dispatch<Use::layer, Call, types<float2, SwiftUI::Layer>, types<P...>> D;
  static constexpr Function value{plan<P...>.letters, D::omissible(), sizeof(half), nullptr, nullptr, nullptr, D::run};
};
template<class Call, class... P> struct Describe<Call, float2(float2, P...)> {
  typedef Dispatch<Use::distortion, Call, types<float2>, types<P...>> D;
  static constexpr Function value{plan<P...>.letters, D::omissible(), sizeof(half), nullptr, nullptr, D::run, nullptr};
};

// Of several functions of one name the one that a pixel can call.
template<class Call, class R, class... P> constexpr Function described(R (*)(P...)) { return Describe<Call, R(P...)>::value; }
template<class Call, class... P> constexpr Function described(half4 (*)(float2, P...)) { return Describe<Call, half4(float2, P...)>::value; }
template<class Call, class... P> constexpr Function described(half4 (*)(float2, half4, P...)) { return Describe<Call, half4(float2, half4, P...)>::value; }
template<class Call, class... P> constexpr Function described(half4 (*)(float2, SwiftUI::Layer, P...)) {
  return Describe<Call, half4(float2, SwiftUI::Layer, P...)>::value;
}
template<class Call, class... P> constexpr Function described(float2 (*)(float2, P...)) { return Describe<Call, float2(float2, P...)>::value; }

}

// What is known of a function, whose name has its namespaces, as kinora::function_SYMBOL.
#define KINORA_DESCRIBED(SYMBOL, NAME) \
  namespace kinora { struct Call_##SYMBOL { \
    template<class... A> static INLINE auto call(A... a) -> decltype(NAME(a...)) { return NAME(a...); } \
  }; \
  inline constexpr Function function_##SYMBOL = described<Call_##SYMBOL>(&NAME); }

// The same for who loads the library, by the function's place in it.
#define KINORA_FUNCTION(SYMBOL, NAME) \
  KINORA_DESCRIBED(SYMBOL, NAME) \
  extern "C" __attribute__((visibility("default"), used)) const kinora::Function SYMBOL = kinora::function_##SYMBOL;
#endif
