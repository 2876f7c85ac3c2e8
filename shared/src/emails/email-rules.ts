import * as z from 'zod'
import { ReferenceId } from '../assets/references.ts'
import { emailTopics } from '../content/content-kind.ts'
import { Id, OptionalText, RequiredLine, RequiredText, requiredMessage, tooLongMessage } from '../http/fields.ts'
import { cleanLine } from '../text/clean-text.ts'
import { blockAligns, emailLinkKinds, socialNetworks } from './blocks.ts'
import { blockMaximum, type EmailSettings, previewTextMaximum, subjectMaximum } from './email-settings.ts'
import { safeUrlPattern } from './safe-url.ts'

const LinkUrl = z
  .string()
  .trim()
  .min(1, requiredMessage)
  .max(1000, tooLongMessage(1000))
  .regex(safeUrlPattern, 'Please enter a valid URL')

const EmailLink = z
  .object({ kind: z.enum(emailLinkKinds), value: z.string().trim().max(1000, tooLongMessage(1000)) })
  .superRefine(({ kind, value }, context) => {
    const schema = kind === 'URL' ? LinkUrl : kind === 'LANDING_PAGE' ? ReferenceId : null
    for (const { message } of schema?.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['value'], message })
  })

const align = z.enum(blockAligns)
const id = z.string().min(1).max(40)
const title = RequiredText(120)
const buttonLabel = RequiredLine(60)
const moment = z.iso.datetime({ offset: true, error: 'Please enter a date and time' })

const Image = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('MEDIA'),
    // Only uploads, which are re-encoded: an address of somebody else's server would track the recipients.
    url: z
      .string()
      .regex(/^\/media\/[\w/.-]+$/, 'Please upload an image')
      .max(300),
    width: z.number().int().min(1).max(10_000),
    height: z.number().int().min(1).max(10_000),
  }),
  z.object({ kind: z.literal('SCENE'), name: z.string().max(60) }),
])

const heading = z.object({ id, type: z.literal('HEADING'), text: RequiredText(200), align })
const text = z.object({ id, type: z.literal('TEXT'), text: RequiredText(5000), align })
const image = z.object({
  id,
  type: z.literal('IMAGE'),
  image: Image.nullable(),
  alt: OptionalText(200),
  link: EmailLink.nullable(),
})
const button = z.object({ id, type: z.literal('BUTTON'), label: buttonLabel, link: EmailLink, align })
export const spacerMessage = 'Please enter a whole number from 4 to 120'
const spacer = z.object({
  id,
  type: z.literal('SPACER'),
  height: z.number(spacerMessage).int(spacerMessage).min(4, spacerMessage).max(120, spacerMessage),
})
const columnBlocks = z
  .array(z.discriminatedUnion('type', [heading, text, image, button, spacer]))
  .max(10, 'A column cannot have more than 10 blocks')

const EmailBlock = z.discriminatedUnion('type', [
  heading,
  text,
  image,
  button,
  spacer,
  z.object({ id, type: z.literal('DIVIDER') }),
  z.object({ id, type: z.literal('HOME_VALUE'), title, buttonLabel }),
  z.object({ id, type: z.literal('EQUITY'), title, buttonLabel }),
  z.object({ id, type: z.literal('COMPARABLES'), title, count: z.number().int().min(1).max(6), buttonLabel }),
  z.object({ id, type: z.literal('MARKET'), title }),
  z.object({ id, type: z.literal('AGENT'), text: OptionalText(500), showPhone: z.boolean(), showEmail: z.boolean() }),
  z
    .object({
      id,
      type: z.literal('EVENT'),
      title,
      startsAt: moment,
      endsAt: moment,
      place: OptionalText(200),
      label: z.string().overwrite(cleanLine).max(60, tooLongMessage(60)),
      url: z.union([z.literal(''), LinkUrl]),
    })
    .refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), {
      path: ['endsAt'],
      message: 'The end must be after the start',
    }),
  z.object({
    id,
    type: z.literal('SOCIAL'),
    links: z
      .array(z.object({ network: z.enum(socialNetworks), url: LinkUrl }))
      .min(1, 'Please add a link')
      .max(socialNetworks.length),
  }),
  z.object({ id, type: z.literal('COLUMNS'), left: columnBlocks, right: columnBlocks }),
])

/** What may be published. */
export const EmailRules = z
  .object({
    subject: RequiredLine(subjectMaximum),
    previewText: z.string().overwrite(cleanLine).max(previewTextMaximum, tooLongMessage(previewTextMaximum)),
    topic: z.enum(emailTopics),
    brandingId: Id.nullable(),
    blocks: z
      .array(EmailBlock)
      .min(1, 'Please add a block')
      .max(blockMaximum, `An email cannot have more than ${blockMaximum} blocks`)
      .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'Two blocks have the same id'),
  })
  .strict() satisfies z.ZodType<EmailSettings>
