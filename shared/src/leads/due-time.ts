import * as z from 'zod'

/** Beyond these years somebody has mistyped. */
const [first, last] = [2000, 2100]

export const isLikelyDue = (at: string) => {
  const year = Number(at.slice(0, 4))
  return year >= first && year <= last
}

export const unlikelyDue = `Please choose a date between ${first} and ${last}`

/** When something is to be done. */
export const DueTime = z.iso.datetime().refine(isLikelyDue, unlikelyDue)
