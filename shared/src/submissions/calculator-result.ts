import * as z from 'zod'

/** One result of a calculator as the visitor saw it, such as "Home price", "$450,000". */
export const CalculatorResult = z.object({ label: z.string().max(10_000), value: z.string().max(10_000) })
export type CalculatorResult = z.infer<typeof CalculatorResult>

/** More than any calculator has. */
export const maxCalculatorResults = 20
