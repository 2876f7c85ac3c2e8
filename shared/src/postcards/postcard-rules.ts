import * as z from 'zod'
import { ReferenceId } from '../assets/references.ts'
import { Id, OptionalText, RequiredLine, RequiredText } from '../http/fields.ts'
import {
  bodyMaximum,
  callToActionMaximum,
  headlineMaximum,
  type PostcardSettings,
  postcardSizes,
  qrTargetKinds,
  subheadlineMaximum,
} from './postcard-settings.ts'

const percent = z.number().min(0).max(100)

const Image = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('MEDIA'),
    url: z
      .string()
      .regex(/^\/media\/[\w/.-]+$/, 'Please upload an image')
      .max(300),
    width: z.number().int().min(1).max(10_000),
    height: z.number().int().min(1).max(10_000),
    focusX: percent,
    focusY: percent,
  }),
  z.object({ kind: z.literal('SCENE'), name: z.string().max(60) }),
])

const QrTarget = z
  .object({ kind: z.enum(qrTargetKinds), value: z.string().max(60) })
  .superRefine(({ kind, value }, context) => {
    if (kind !== 'LANDING_PAGE') return
    for (const { message } of ReferenceId.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['value'], message })
  })

/** What may be published. */
export const PostcardRules = z
  .object({
    design: z.string().min(1).max(60),
    size: z.enum(postcardSizes),
    headline: RequiredLine(headlineMaximum),
    subheadline: OptionalText(subheadlineMaximum),
    image: Image.nullable(),
    backHeadline: RequiredLine(headlineMaximum),
    body: RequiredText(bodyMaximum),
    callToAction: RequiredLine(callToActionMaximum),
    qrTarget: QrTarget,
    brandingId: Id.nullable(),
  })
  .strict() satisfies z.ZodType<PostcardSettings>
