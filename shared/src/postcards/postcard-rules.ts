import * as z from 'zod'
import { ReferenceId } from '../assets/references.ts'
import { findPlaceholder } from '../emails/lint/find-placeholder.ts'
import { Id, RequiredLine, RequiredText, tooLongMessage } from '../http/fields.ts'
import { cleanLine } from '../text/clean-text.ts'
import { postcardDesignIds } from './drawing/designs/designs.ts'
import {
  bodyMaximum,
  callToActionMaximum,
  headlineMaximum,
  type PostcardSettings,
  postcardSizes,
  qrTargetKinds,
  subheadlineMaximum,
} from './postcard-settings.ts'

const focus = z.number().min(0).max(100)

const Image = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('MEDIA'),
    // Only uploads, which were checked and encoded again, are given to the press.
    url: z
      .string()
      .regex(/^\/media\/[\w/.-]+$/, 'Please upload a picture')
      .max(300),
    width: z.number().int().min(1).max(10_000),
    height: z.number().int().min(1).max(10_000),
    focusX: focus,
    focusY: focus,
  }),
  z.object({ kind: z.literal('SCENE'), name: z.string().max(60) }),
])

const QrTarget = z
  .object({ kind: z.enum(qrTargetKinds), value: z.string().trim().max(100, tooLongMessage(100)) })
  .superRefine(({ kind, value }, context) => {
    const schema = kind === 'LANDING_PAGE' ? ReferenceId : null
    for (const { message } of schema?.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['value'], message })
  })

/** What may be published. Whether it can be printed is what `drawPostcard` says. */
export const PostcardRules = z
  .object({
    design: z.enum(postcardDesignIds, 'This design no longer exists. Please start from another template.'),
    size: z.enum(postcardSizes, 'Please choose a size'),
    headline: RequiredLine(headlineMaximum),
    subheadline: z.string().overwrite(cleanLine).max(subheadlineMaximum, tooLongMessage(subheadlineMaximum)),
    image: Image.nullable(),
    backHeadline: RequiredLine(headlineMaximum),
    body: RequiredText(bodyMaximum),
    callToAction: RequiredLine(callToActionMaximum),
    qrTarget: QrTarget,
    brandingId: Id.nullable(),
  })
  .strict()
  .superRefine((settings, context) => {
    for (const path of ['headline', 'subheadline', 'backHeadline', 'body', 'callToAction'] as const) {
      const placeholder = findPlaceholder(settings[path])
      if (placeholder) context.addIssue({ code: 'custom', path: [path], message: `Please replace ${placeholder}` })
    }
  }) satisfies z.ZodType<PostcardSettings>
