import type { Branding, BrandingCompliance, BrandingDetails, BrandingStyle } from '@gable/shared/branding/branding.ts'
import type { BrandingProof } from '@gable/shared/branding/proof.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import { createContext, useCallback, useContext } from 'react'
import { useRefresh } from '../platform/use-api.ts'

/** Unsaved changes, for the preview. */
export interface BrandDraft {
  style?: BrandingStyle
  details?: BrandingDetails
  compliance?: BrandingCompliance
  proof?: BrandingProof
  signature?: Signature
}

export interface BrandingContextValue {
  branding: Branding
  /** Shows unsaved changes in the preview. An empty draft shows the saved brand. */
  setDraft: (draft: BrandDraft) => void
  /** Updates the cached brand before a part of it is saved. */
  updateCache: (part: Partial<Pick<Branding, 'compliance'>>) => unknown
}

export const BrandingContext = createContext<BrandingContextValue | undefined>(undefined)

/** The brand that is open. */
export function useBranding(): BrandingContextValue {
  const value = useContext(BrandingContext)
  if (!value) throw new Error('useBranding must be used inside BrandingFrame')
  return value
}

/** Returns a function that reloads the brands. Call it after a change. */
export function useRefreshBrandings() {
  const refresh = useRefresh()
  return useCallback(
    () => refresh('GET /agent/branding', 'GET /agent/branding/default', 'GET /agent/branding/:brandingId'),
    [refresh],
  )
}
