import { getNumberFormat } from './intl-formats.ts'

/** A count with its noun: `1 contact`, `1,200 contacts`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${getNumberFormat('en-US', { maximumFractionDigits: 1 }).format(count)} ${count === 1 ? one : many}`
