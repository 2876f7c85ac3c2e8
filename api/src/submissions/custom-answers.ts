import type { AttributeDefinition, AttributeValue } from '@gable/shared/contacts/attribute.ts'
import { getAttributeValueError } from '@gable/shared/contacts/attribute.ts'
import type { FormConfig } from '@gable/shared/forms/form.ts'
import type { FormQuestion } from '@gable/shared/forms/question.ts'
import {
  type CustomAnswers,
  type CustomQuestion,
  listAskedQuestions,
  splitChoices,
  validateCustomAnswers,
} from '@gable/shared/journeys/custom-questions.ts'
import { formatCustomAnswer } from '@gable/shared/journeys/format-custom-answer.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { toCustomQuestion } from '@gable/shared/journeys/journey-form.ts'
import type { FieldErrors } from '@gable/shared/journeys/journey-values.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { toAnsweredAttribute } from '@gable/shared/submissions/answer-attributes.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { listFormsById } from '../forms/queries.ts'
import { getQuestionVersion } from '../forms/question-version-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { IncomingSubmission } from './incoming-submission.ts'

/** What answers give to the contact. */
export interface ContactChanges {
  attributes: Record<string, AttributeValue>
  tags: string[]
}

export interface ReadAnswers {
  errors: FieldErrors
  /** As the visitor saw them. */
  answers: { label: string; value: string }[]
  changes: ContactChanges | null
}

/**
 * Reads the answers to the questions that the agency added, by the version of the questions that the visitor saw. Scripts
 * of earlier versions send none, and a version that is long gone is not held against the visitor: what fits is kept.
 */
export async function readCustomAnswers(
  db: Db,
  scope: AccountScope,
  { questionAnswers, language }: Pick<IncomingSubmission, 'questionAnswers' | 'language'>,
  forms: readonly FormConfig[],
): Promise<ReadAnswers> {
  const nothing = { errors: {}, answers: [], changes: null }
  if (!questionAnswers) return nothing
  const { formId, version, values } = questionAnswers
  const form = forms.find(({ _id }) => _id === formId) ?? (await listFormsById(db, scope, [formId]))[0]
  if (!form) return nothing
  const seen = form.questionsVersion === version ? form.questions : await getQuestionVersion(db, scope, formId, version)
  const questions = seen ?? form.questions
  const errors = validateCustomAnswers(toPublic(questions, language), values)
  const isRejected = seen !== undefined && Object.keys(errors).length > 0
  if (isRejected) return { ...nothing, errors }
  const given = listGivenAnswers(questions, withoutErrors(values, errors), language)
  return {
    errors: {},
    answers: given.map(({ label, value }) => ({ label, value })),
    changes: await toContactChanges(db, scope, given),
  }
}

interface GivenAnswer {
  question: FormQuestion
  answer: string
  label: string
  value: string
  /** In English. */
  text: string
}

/** The answers to questions that were asked, in the order of the form. */
function listGivenAnswers(
  questions: readonly FormQuestion[],
  values: CustomAnswers,
  language: Language,
): GivenAnswer[] {
  const asked = new Set(listAskedQuestions(toPublic(questions, language), values).map(({ id }) => id))
  return questions.flatMap((question) => {
    const answer = values[question.id] ?? ''
    if (!asked.has(question.id) || !answer) return []
    const seen = toCustomQuestion(question, language)
    const value = formatCustomAnswer(seen, answer, { language, labels: getJourneyLabels(language) })
    const english = { language: 'en', labels: getJourneyLabels('en') } as const
    const text = formatCustomAnswer(toCustomQuestion(question, 'en'), answer, english)
    return value ? [{ question, answer, label: seen.label, value, text }] : []
  })
}

async function toContactChanges(
  db: Db,
  scope: AccountScope,
  given: readonly GivenAnswer[],
): Promise<ContactChanges | null> {
  const isMapped = given.some(({ question }) => question.storage.kind === 'ATTRIBUTE')
  const definitions = isMapped ? await listAttributes(db, scope, 'CONTACT') : []
  const attributes = Object.fromEntries(given.flatMap((answer) => toAttributeEntry(answer, definitions)))
  const tags = [...new Set(given.flatMap(listAddedTags))]
  return tags.length > 0 || Object.keys(attributes).length > 0 ? { attributes, tags } : null
}

/** Attributes may have been deleted since the submission came. */
export async function keepCurrentAttributes(
  db: Db,
  scope: AccountScope,
  changes: ContactChanges | null,
): Promise<ContactChanges | null> {
  if (!changes || Object.keys(changes.attributes).length === 0) return changes
  const definitions = await listAttributes(db, scope, 'CONTACT')
  const fits = ([key, value]: [string, AttributeValue]) =>
    definitions.some((attribute) => attribute.key === key && getAttributeValueError(attribute, value) === undefined)
  return { ...changes, attributes: Object.fromEntries(Object.entries(changes.attributes).filter(fits)) }
}

/** A value that does not fit, or whose attribute is archived, stays with the submission only. */
function toAttributeEntry(
  { question, answer, text }: GivenAnswer,
  definitions: readonly AttributeDefinition[],
): [key: string, value: AttributeValue][] {
  const { storage } = question
  const attribute = storage.kind === 'ATTRIBUTE' && definitions.find(({ key }) => key === storage.key)
  if (!attribute) return []
  const value = toAnsweredAttribute(question, attribute, { value: answer, text })
  return value !== undefined && getAttributeValueError(attribute, value) === undefined ? [[attribute.key, value]] : []
}

function listAddedTags({ question: { storage, choices }, answer }: GivenAnswer): string[] {
  if (storage.kind !== 'TAGS') return []
  const chosen = splitChoices(answer)
  return choices.flatMap(({ id, onChosen: { tag } }) => (tag && chosen.includes(id) ? tag : []))
}

const toPublic = (questions: readonly FormQuestion[], language: Language): CustomQuestion[] =>
  questions.map((question) => toCustomQuestion(question, language))

const withoutErrors = (values: CustomAnswers, errors: FieldErrors): CustomAnswers =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !errors[`questions.${id}`]))
