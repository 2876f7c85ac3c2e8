import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { useRef, useState } from 'react'
import { useErrorToast } from '../../../platform/error-toast.ts'
import { call } from '../../../platform/use-api.ts'

interface SuggestionOptions {
  moduleType: ModuleType
  /** The path of the field in the settings. */
  field: string
  maximum: number
  onFailure: () => void
}

/** Asks the server for a text. An answer that arrives after the agent gave up is ignored. */
export function useSuggestion({ moduleType, field, maximum, onFailure }: SuggestionOptions) {
  const [text, setText] = useState<string>()
  const lastRequest = useRef(0)
  const errorToast = useErrorToast()

  async function suggest(current: string) {
    const request = ++lastRequest.current
    setText(undefined)
    errorToast.dismiss()
    try {
      const body = { moduleType, field, maximum, text: [...current].slice(0, 2000).join('') }
      const suggestion = await call('POST /agent/contact-dashboard/suggest-text', { body })
      if (request === lastRequest.current) setText(suggestion.text)
    } catch {
      if (request !== lastRequest.current) return
      errorToast.show(undefined)
      onFailure()
    }
  }

  return {
    /** Undefined while it is being written. */
    text,
    suggest,
    cancel: () => {
      lastRequest.current++
    },
  }
}
