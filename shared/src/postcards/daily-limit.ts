import * as z from 'zod'

/** How many postcards of an account are sent to the printer on one day, over everything that sends. */
export const defaultDailyLimit = 50
export const dailyLimitMaximum = 100_000

export const DailyLimit = z.object({
  limit: z
    .int('Daily Limit cannot be 0')
    .min(1, 'Daily Limit cannot be 0')
    .max(dailyLimitMaximum, 'Daily Limit cannot be more than 100,000'),
})
