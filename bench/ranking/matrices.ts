/** A matrix in row-major order. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly cells: Float64Array;
}

export function matrixOf(rows: number, columns: number): Matrix {
  return { rows, columns, cells: new Float64Array(rows * columns) };
}

/** a · b */
export function product(a: Matrix, b: Matrix): Matrix {
  const out = matrixOf(a.rows, b.columns);
  for (let i = 0; i < a.rows; i++)
    for (let k = 0; k < a.columns; k++) addTo(out.cells, i * b.columns, b.cells, k * b.columns, b.columns, a.cells[i * a.columns + k]!); // prettier-ignore
  return out;
}

/** The transpose of a, · b */
export function productOfTransposed(a: Matrix, b: Matrix): Matrix {
  const out = matrixOf(a.columns, b.columns);
  for (let k = 0; k < a.rows; k++)
    for (let i = 0; i < a.columns; i++) addTo(out.cells, i * b.columns, b.cells, k * b.columns, b.columns, a.cells[k * a.columns + i]!); // prettier-ignore
  return out;
}

/** a · the transpose of b */
export function productWithTransposed(a: Matrix, b: Matrix): Matrix {
  const out = matrixOf(a.rows, b.rows);
  for (let i = 0; i < a.rows; i++) for (let j = 0; j < b.rows; j++) out.cells[i * b.rows + j] = dot(a, i, b, j);
  return out;
}

export function dot(a: Matrix, i: number, b: Matrix, j: number): number {
  let sum = 0;
  const [from, other] = [i * a.columns, j * b.columns];
  for (let k = 0; k < a.columns; k++) sum += a.cells[from + k]! * b.cells[other + k]!;
  return sum;
}

function addTo(out: Float64Array, at: number, from: Float64Array, start: number, length: number, by: number): void {
  if (by === 0) return;
  for (let j = 0; j < length; j++) out[at + j]! += by * from[start + j]!;
}

/** The eigenvectors of a symmetric matrix with the largest absolute eigenvalues, by orthogonal iteration. */
export function largestEigenvectors(
  of: Matrix,
  count: number,
  random: () => number,
): { readonly values: readonly number[]; readonly vectors: Matrix } {
  let vectors = matrixOf(count, of.rows);
  for (let i = 0; i < vectors.cells.length; i++) vectors.cells[i] = random() - 0.5;
  for (let step = 0; step < 200; step++) {
    vectors = product(vectors, of);
    orthonormalise(vectors);
  }
  const seen = product(vectors, of);
  return { values: Array.from({ length: count }, (_, i) => dot(seen, i, vectors, i)), vectors };
}

function orthonormalise(vectors: Matrix): void {
  const { rows, columns, cells } = vectors;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < i; j++) addTo(cells, i * columns, cells, j * columns, columns, -dot(vectors, i, vectors, j));
    const length = Math.sqrt(dot(vectors, i, vectors, i)) || 1;
    for (let k = 0; k < columns; k++) cells[i * columns + k]! /= length;
  }
}
