import type { QuestionKind } from '@gable/shared/forms/question.ts'
import {
  AlignLeft,
  Calendar,
  CircleDollarSign,
  CircleDot,
  Hash,
  ListChecks,
  type LucideIcon,
  Phone,
  TextCursorInput,
  ToggleLeft,
} from 'lucide-react'

/** Labels and icons of the kinds of questions. */
export const questionKindDetails: Record<QuestionKind, { label: string; icon: LucideIcon }> = {
  SHORT_TEXT: { label: 'Short text', icon: TextCursorInput },
  LONG_TEXT: { label: 'Long text', icon: AlignLeft },
  CHOICE: { label: 'Single choice', icon: CircleDot },
  CHOICES: { label: 'Multiple choice', icon: ListChecks },
  YES_NO: { label: 'Yes or no', icon: ToggleLeft },
  NUMBER: { label: 'Number', icon: Hash },
  MONEY: { label: 'Money', icon: CircleDollarSign },
  DATE: { label: 'Date', icon: Calendar },
  PHONE: { label: 'Phone', icon: Phone },
}

export const questionKindOptions = (Object.keys(questionKindDetails) as QuestionKind[]).map((value) => ({
  value,
  label: questionKindDetails[value].label,
}))
