import * as z from 'zod'
import { RequiredText } from '../http/fields.ts'
import { ownerQuestions, ownerSteps } from './default-parts.ts'

export const stepsMaximum = 4
export const questionsMaximum = 12

export const partLengths = { stepTitle: 40, stepText: 160, question: 120, answer: 600 } as const

/** Spanish takes more room than English. */
export const spanishMaximum = 720

const Switch = (initial: boolean) => z.boolean().default(initial)

/** Older pages have no steps and questions until an agent adds them: nobody has read what they would promise. */
export const partRules = {
  showsProof: Switch(true),
  showsSteps: Switch(false),
  steps: z
    .array(z.object({ title: RequiredText(partLengths.stepTitle), text: RequiredText(partLengths.stepText) }))
    .min(1, 'There must be at least one step')
    .max(stepsMaximum, `There cannot be more than ${stepsMaximum} steps`)
    .default(() => ownerSteps),
  showsPortrait: Switch(true),
  showsQuestions: Switch(false),
  questions: z
    .array(z.object({ question: RequiredText(partLengths.question), answer: RequiredText(partLengths.answer) }))
    .min(1, 'There must be at least one question')
    .max(questionsMaximum, `There cannot be more than ${questionsMaximum} questions`)
    .default(() => ownerQuestions),
  spanishTexts: z
    .array(z.object({ text: RequiredText(partLengths.answer), spanish: RequiredText(spanishMaximum) }))
    .max(100, 'There cannot be more than 100 Spanish texts')
    .default([]),
}
