// Matrices by columns, as Metal has them.
#ifndef KINORA_MATRIX
#define KINORA_MATRIX
#include "functions.h"

namespace metal {

template<class T, int C, int R = C> struct matrix {
  vec<T, R> columns[C];

  matrix() = default;
  // The diagonal.
  template<scalar A> explicit INLINE matrix(A a) : columns() {
    for (int c = 0; c < C; c++) for (int r = 0; r < R; r++) columns[c][r] = c == r ? (T)a : (T)0;
  }
  template<vector... V> requires(sizeof...(V) == C && ((count_of<V> == R) && ...)) INLINE matrix(V... v) : columns{vec<T, R>(v)...} {}
  template<scalar... A> requires(sizeof...(A) == C * R && C * R > 1) INLINE matrix(A... a) : columns() {
    T all[C * R] = {(T)a...};
    for (int c = 0; c < C; c++) for (int r = 0; r < R; r++) columns[c][r] = all[c * R + r];
  }
  template<class A> explicit INLINE matrix(const matrix<A, C, R> &m) : columns() {
    for (int c = 0; c < C; c++) columns[c] = vec<T, R>(m.columns[c]);
  }
  INLINE vec<T, R> &operator[](int c) { return columns[within(c, C)]; }
  INLINE const vec<T, R> &operator[](int c) const { return columns[within(c, C)]; }

  friend INLINE matrix operator+(matrix a, matrix b) { for (int c = 0; c < C; c++) a.columns[c] += b.columns[c]; return a; }
  friend INLINE matrix operator-(matrix a, matrix b) { for (int c = 0; c < C; c++) a.columns[c] -= b.columns[c]; return a; }
  friend INLINE matrix operator-(matrix a) { for (int c = 0; c < C; c++) a.columns[c] = -a.columns[c]; return a; }
  template<scalar A> friend INLINE matrix operator*(matrix m, A a) { for (int c = 0; c < C; c++) m.columns[c] *= (T)a; return m; }
  template<scalar A> friend INLINE matrix operator*(A a, matrix m) { return m * a; }
  template<scalar A> friend INLINE matrix operator/(matrix m, A a) { for (int c = 0; c < C; c++) m.columns[c] /= (T)a; return m; }
  friend INLINE vec<T, R> operator*(const matrix &m, vec<T, C> v) {
    vec<T, R> sum = m.columns[0] * v.x + m.columns[1] * v.y;
    if constexpr (C > 2) sum += m.columns[2] * v.z;
    if constexpr (C > 3) sum += m.columns[3] * v.w;
    return sum;
  }
  friend INLINE vec<T, C> operator*(vec<T, R> v, const matrix &m) {
    vec<T, C> result(0);
    for (int c = 0; c < C; c++) result[c] = dot(v, m.columns[c]);
    return result;
  }
  friend INLINE bool operator==(const matrix &a, const matrix &b) {
    bool same = true;
    for (int c = 0; c < C; c++) same = same && all(a.columns[c] == b.columns[c]);
    return same;
  }
  friend INLINE bool operator!=(const matrix &a, const matrix &b) { return !(a == b); }
  INLINE matrix &operator+=(matrix m) { return *this = *this + m; }
  INLINE matrix &operator-=(matrix m) { return *this = *this - m; }
  template<class A> INLINE matrix &operator*=(A a) { return *this = *this * a; }
  template<scalar A> INLINE matrix &operator/=(A a) { return *this = *this / a; }
};

template<class T, int C, int R, int K> INLINE matrix<T, K, R> operator*(const matrix<T, C, R> &a, const matrix<T, K, C> &b) {
  matrix<T, K, R> result;
  for (int k = 0; k < K; k++) result.columns[k] = a * b.columns[k];
  return result;
}
template<class T, int N> INLINE vec<T, N> &operator*=(vec<T, N> &v, const matrix<T, N, N> &m) { return v = v * m; }

template<class T, int C, int R> INLINE matrix<T, R, C> transpose(const matrix<T, C, R> &m) {
  matrix<T, R, C> result;
  for (int c = 0; c < C; c++) for (int r = 0; r < R; r++) result.columns[r][c] = m.columns[c][r];
  return result;
}
template<class T> INLINE T determinant(const matrix<T, 2, 2> &m) { return m[0].x * m[1].y - m[1].x * m[0].y; }
template<class T> INLINE T determinant(const matrix<T, 3, 3> &m) { return dot(m[0], cross(m[1], m[2])); }
template<class T> INLINE T determinant(const matrix<T, 4, 4> &m) {
  T sum = 0;
  for (int c = 0; c < 4; c++) {
    matrix<T, 3, 3> minor;
    for (int k = 0, at = 0; k < 4; k++) if (k != c) minor[at++] = m[k].yzw;
    T part = m[c].x * determinant(minor);
    sum = c % 2 == 0 ? sum + part : sum - part;
  }
  return sum;
}

}

#define KM_MATRIX(T, C, R) typedef metal::matrix<T, C, R> T##C##x##R; namespace metal { typedef matrix<T, C, R> T##C##x##R; } \
  namespace simd { typedef metal::matrix<T, C, R> T##C##x##R; }
#define KM_MATRICES(T) \
  KM_MATRIX(T, 2, 2) KM_MATRIX(T, 2, 3) KM_MATRIX(T, 2, 4) KM_MATRIX(T, 3, 2) KM_MATRIX(T, 3, 3) KM_MATRIX(T, 3, 4) \
  KM_MATRIX(T, 4, 2) KM_MATRIX(T, 4, 3) KM_MATRIX(T, 4, 4)
KM_MATRICES(float) KM_MATRICES(half)
typedef float2x2 simd_float2x2; typedef float3x3 simd_float3x3; typedef float4x4 simd_float4x4;
typedef float2x2 matrix_float2x2; typedef float3x3 matrix_float3x3; typedef float4x4 matrix_float4x4;
#endif
