import * as z from 'zod'
import { requiredMessage, tooLongMessage } from '../../http/fields.ts'
import { cleanText } from '../../text/clean-text.ts'
import { maxLengths } from '../limits.ts'

/** Required text whose messages name the field. The wording differs between fields. */
const LabeledText = (label: string, maximum: number, wording: 'be more than' | 'exceed') =>
  z
    .string(`${label} is required`)
    .overwrite(cleanText)
    .min(1, `${label} is required`)
    .max(maximum, `${label} cannot ${wording} ${maximum} characters`)

export const ModuleName = LabeledText('Link Display Name', maxLengths.name, 'be more than')
export const Heading = LabeledText('Heading', maxLengths.heading, 'be more than')
export const Subheading = (maximum: number = maxLengths.subheading) => LabeledText('Subheading', maximum, 'exceed')
export const InfoMessage = (maximum: number = maxLengths.infoMessage) => LabeledText('Info Message', maximum, 'exceed')
export const ButtonLabel = LabeledText('Button Label', maxLengths.buttonLabel, 'exceed')

export const LinkText = z
  .string('Link Text is required')
  .overwrite(cleanText)
  .min(1, 'Link Text is required')
  .max(maxLengths.linkText, tooLongMessage(maxLengths.linkText))

export const Code = (missing: string, tooLong: string) =>
  z.string(missing).trim().min(1, missing).max(maxLengths.code, tooLong)

/** Text behind a toggle. Its own rule applies only while the toggle is on, so that hidden text never blocks saving. */
export const ToggledText = z.string().overwrite(cleanText).max(20_000).default('')

type Rules<T> = { [K in keyof T]?: z.ZodType }

/** Applies rules to parts of the settings while their toggle is on: `rules.superRefine(...checkWhen(…))`. */
export const checkWhen = <T extends object>(isOn: (settings: T) => boolean, rules: Rules<T>) =>
  [
    (settings: T, context: z.core.$RefinementCtx) => {
      if (!isOn(settings)) return
      for (const [field, rule] of Object.entries(rules) as [keyof T & string, z.ZodType][])
        for (const { path, message } of rule.safeParse(settings[field]).error?.issues ?? [])
          context.addIssue({ code: 'custom', path: [field, ...path], message })
    },
    // Runs even when other fields are invalid, so that all errors show at once.
    { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null },
  ] as const

export { requiredMessage, tooLongMessage }
