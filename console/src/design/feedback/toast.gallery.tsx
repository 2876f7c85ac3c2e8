import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Button } from '../inputs/button.tsx'
import { Toaster, toast } from './toast.tsx'

const longError =
  'Either an admin or an owner in your company must set up their account first, before users can do so. Ask them to sign in once.'

const Toasts = () => (
  <>
    <Toaster />
    <Example title="Toasts">
      <Button onClick={() => toast('Widget archived')}>Message</Button>
      <Button onClick={() => toast.success('Changes saved')}>Success</Button>
      <Button onClick={() => toast.error('Failed to save')}>Error</Button>
      <Button onClick={() => toast.error(longError)}>Long error</Button>
    </Example>
  </>
)

export default { title: 'Toasts', group: 'Overlays', render: () => <Toasts /> } satisfies GalleryEntry
