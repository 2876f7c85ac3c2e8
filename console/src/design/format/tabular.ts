import { emptyValue } from './metric-format.ts'

/** Digits of equal width for a figure. Not for `--`: Inter's tabular hyphens stand far apart. */
export const tabularClassName = (content: unknown) => (content === emptyValue ? 'normal-nums' : 'tabular-nums')
