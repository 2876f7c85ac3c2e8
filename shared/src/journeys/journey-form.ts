import type { FormConfig, SpanishFormTexts } from '../forms/form.ts'
import { type FormQuestion, type QuestionPlace, toText } from '../forms/question.ts'
import type { CustomQuestion } from './custom-questions.ts'
import type { JourneyForm, Language } from './journey.ts'

type FormParts = Pick<FormConfig, '_id' | 'leadType' | 'title' | 'description'> & {
  spanish?: SpanishFormTexts | undefined
  settings: Pick<FormConfig['settings'], 'phoneMandatory' | 'includeSellingTimeline'>
  exitSettings: { redirectUrl?: string | undefined }
  questions?: FormQuestion[] | undefined
  questionsVersion?: number
  questionPlace?: QuestionPlace | undefined
}

/** The part of a form that visitors' browsers get. */
export const toJourneyForm = (
  { _id, leadType, settings, exitSettings: { redirectUrl }, ...form }: FormParts,
  language: Language = 'en',
): JourneyForm => ({
  id: _id,
  leadType,
  ...toTexts(form, language),
  asksSellingTimeline: settings.includeSellingTimeline === true,
  phoneMandatory: settings.phoneMandatory,
  ...(form.questions?.length && {
    questions: form.questions.map((question) => toCustomQuestion(question, language)),
    questionsVersion: form.questionsVersion ?? 1,
    ...(form.questionPlace === 'AFTER_DETAILS' && { questionsLast: true }),
  }),
  ...(redirectUrl && { redirectUrl }),
})

const toTexts = (
  { title, description, spanish }: Pick<FormParts, 'title' | 'description' | 'spanish'>,
  language: Language,
) => ({
  title: (language === 'es' && spanish?.title) || title,
  description: (language === 'es' && spanish?.description) || description,
})

export const toCustomQuestion = (
  { id, kind, label, help, isRequired, choices, condition }: FormQuestion,
  language: Language,
): CustomQuestion => ({
  id,
  kind,
  label: toText(label, language),
  ...(help.en && { help: toText(help, language) }),
  required: isRequired,
  ...(choices.length > 0 && { choices: choices.map(({ id, label }) => ({ id, label: toText(label, language) })) }),
  ...(condition && { condition }),
})
