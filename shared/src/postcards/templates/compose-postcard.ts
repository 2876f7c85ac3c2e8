import type { SceneName } from '../../landing-pages/scenes.ts'
import type { PostcardDesignId } from '../drawing/designs/designs.ts'
import type { PostcardSettings, PostcardSize } from '../postcard-settings.ts'

type Texts = Pick<PostcardSettings, 'headline' | 'subheadline' | 'backHeadline' | 'callToAction'> & {
  /** Paragraphs. */
  body: string[]
}

/** The settings of a template. The code leads to the contact's own dashboard. */
export const composePostcard = (
  design: PostcardDesignId,
  size: PostcardSize,
  scene: SceneName | null,
  { body, ...texts }: Texts,
): PostcardSettings => ({
  design,
  size,
  ...texts,
  image: scene && { kind: 'SCENE', name: scene },
  body: body.join('\n'),
  qrTarget: { kind: 'DASHBOARD', value: '' },
  brandingId: null,
})
