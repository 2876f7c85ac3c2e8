import { Sparkles } from 'lucide-react'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Badge, type Tone } from './badge.tsx'

const tones: Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info']

export default {
  title: 'Badge',
  group: 'Data',
  render: () => (
    <>
      <Example title="Tones">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Example>
      <Example title="With a dot">
        <Badge tone="success" dot>
          Published
        </Badge>
        <Badge tone="warning" dot>
          Draft
        </Badge>
        <Badge dot>Archived</Badge>
      </Example>
      <Example title="With an icon">
        <Badge tone="accent" icon={<Sparkles />}>
          Smart Content
        </Badge>
      </Example>
      <Example title="Truncated">
        <div className="w-40">
          <Badge tone="info">A lead type with a very long name</Badge>
        </div>
      </Example>
    </>
  ),
} satisfies GalleryEntry
