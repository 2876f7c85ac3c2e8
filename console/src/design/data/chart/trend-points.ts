/** Positions on a plot that is one unit wide per period and 100 units high. */
export const toPoints = (values: readonly number[], maximum: number) =>
  values.map((value, index) => ({ x: index + 0.5, y: Math.round((1 - value / maximum) * 10_000) / 100 }))

/** Labels every nth period, so that at most ten are shown. */
export const getTickStep = (count: number) => Math.max(1, Math.ceil(count / 10))
