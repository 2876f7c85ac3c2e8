import * as z from 'zod'

/** A year outside this range is a typing error. */
const [firstYear, lastYear] = [2000, 2100]

export const isPlausibleDueTime = (at: string) => {
  const year = Number(at.slice(0, 4))
  return year >= firstYear && year <= lastYear
}

export const implausibleDueTime = `Choose a date between ${firstYear} and ${lastYear}`

export const DueTime = z.iso.datetime().refine(isPlausibleDueTime, implausibleDueTime)
