import * as z from 'zod'

const Mark = z.union([
  z.object({ type: z.enum(['bold', 'italic', 'underline']) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({
      href: z
        .string()
        .max(500)
        .regex(/^(https?:|mailto:|tel:)/i),
    }),
  }),
])

const Inline = z.union([
  z.object({ type: z.literal('text'), text: z.string().min(1).max(2000), marks: z.array(Mark).max(4).optional() }),
  z.object({ type: z.literal('hardBreak') }),
])

/** An agent's email signature as a rich-text document of its editor. */
export const Signature = z.object({
  type: z.literal('doc'),
  content: z
    .array(z.object({ type: z.literal('paragraph'), content: z.array(Inline).max(100).optional() }))
    .max(30, 'A signature cannot be more than 30 lines'),
})
export type Signature = z.infer<typeof Signature>
