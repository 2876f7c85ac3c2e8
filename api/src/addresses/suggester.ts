import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'

/** A source of address suggestions: our own addresses or an external service. The best match comes first. */
export interface Suggester {
  suggest(text: string, signal: AbortSignal): Promise<AddressSuggestion[]>
}
