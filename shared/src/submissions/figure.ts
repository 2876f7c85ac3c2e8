import * as z from 'zod'

/** What a visitor had worked out before sending, as it stood before their eyes: "Home price", "$450,000". */
export const Figure = z.object({ label: z.string().max(10_000), value: z.string().max(10_000) })
export type Figure = z.infer<typeof Figure>

/** More than any calculator tells. */
export const figuresMaximum = 20
