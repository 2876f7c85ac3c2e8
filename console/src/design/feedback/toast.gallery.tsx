import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Button } from '../inputs/button.tsx'
import { Toaster, toast } from './toast.tsx'

const refusal =
  'Either an admin or an owner in your company must set up their account first, before users can do so. Ask them to sign in once.'

const Toasts = () => (
  <>
    <Toaster />
    <Specimen title="One line, seven seconds">
      <Button onClick={() => toast('Widget archived')}>Message</Button>
      <Button onClick={() => toast.success('Changes saved')}>Success</Button>
      <Button onClick={() => toast.error('Failed to save')}>Error</Button>
      <Button onClick={() => toast.error(refusal)}>Long error</Button>
    </Specimen>
  </>
)

export default { title: 'Toasts', group: 'Overlays', render: () => <Toasts /> } satisfies GalleryPart
