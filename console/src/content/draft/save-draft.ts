import type { Content } from '@gable/shared/content/content.ts'
import type { Contract } from '@gable/shared/contract.ts'
import type { Call } from '@gable/shared/http/client.ts'
import { changedElsewhere, Problem } from '@gable/shared/http/problem.ts'

interface DraftToSave {
  settings: object
  /** Undefined replaces whatever is stored. */
  basedOn: string | undefined
  /** Whether it has the draft that the settings are based on. */
  isKnown: (stored: Content) => boolean
}

/** Saves a draft. It is no conflict that someone else changed the title or published meanwhile. */
export async function saveDraft(
  call: Call<Contract>,
  contentId: string,
  { settings, basedOn, isKnown }: DraftToSave,
): Promise<Content> {
  const params = { contentId }
  const save = (basedOn: string | undefined) =>
    call('PATCH /agent/content/:contentId/draft-settings', {
      params,
      body: { settings: { ...settings }, ...(basedOn && { basedOn }) },
    })
  try {
    return await save(basedOn)
  } catch (error) {
    if (!(error instanceof Problem) || error.message !== changedElsewhere) throw error
    const stored = await call('GET /agent/content/:contentId', { params })
    if (!isKnown(stored)) throw error
    return save(stored.updatedAt)
  }
}
