import { loadStylesheet } from '../../load-stylesheet.ts'
import type * as EquityPiece from '../enhance-equity.ts'
import type * as SheetPiece from '../inline-journey.tsx'
import type * as AssistantPiece from './ask-assistant.ts'
import type * as AnswersPiece from './send-answer.ts'

export interface PieceUrls {
  journey: string
  style: string
  answers: string
  equity: string
  assistant: string
}

/** The parts of the page that load when the owner touches them. */
export function createPieces({ journey, style, answers, equity, assistant }: PieceUrls) {
  const enhanced = new WeakSet<Element>()
  const loadEquity = once<typeof EquityPiece>(() => import(equity))
  return {
    loadSheet: once<typeof SheetPiece>(() =>
      Promise.all([import(journey), loadStylesheet(style)]).then(([piece]) => piece),
    ),
    loadAnswers: once<typeof AnswersPiece>(() => import(answers)),
    loadAssistant: once<typeof AssistantPiece>(() => import(assistant)),
    async enhanceEquity(section: HTMLElement) {
      const { enhanceEquity } = await loadEquity()
      if (!enhanced.has(section)) enhanceEquity(section)
      enhanced.add(section)
    },
  }
}

/** After a failure, the next call tries again. */
function once<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
