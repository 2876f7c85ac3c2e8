import { Sparkles } from 'lucide-react'
import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Badge, type Tone } from './badge.tsx'

const tones: Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info']

export default {
  title: 'Badge',
  group: 'Data',
  render: () => (
    <>
      <Specimen title="Tones">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen title="With a dot">
        <Badge tone="success" dot>
          Published
        </Badge>
        <Badge tone="warning" dot>
          Draft
        </Badge>
        <Badge dot>Archived</Badge>
      </Specimen>
      <Specimen title="With an icon">
        <Badge tone="accent" icon={<Sparkles />}>
          Smart Content
        </Badge>
      </Specimen>
      <Specimen title="Longer than its place">
        <div className="w-40">
          <Badge tone="info">A lead type with a very long name</Badge>
        </div>
      </Specimen>
    </>
  ),
} satisfies GalleryPart
