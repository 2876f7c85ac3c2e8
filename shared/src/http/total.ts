import * as z from 'zod'

/** Lists stop counting here and show "more than". */
export const countLimit = 1000

export const Total = z.object({ count: z.number(), isExact: z.boolean() })
export type Total = z.infer<typeof Total>
