import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'

/** Whoever knows addresses: our own book of homes, or a service that is asked. The best match comes first. */
export interface Suggester {
  suggest(text: string, signal: AbortSignal): Promise<AddressSuggestion[]>
}
