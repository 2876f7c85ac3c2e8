import { useState } from 'react'
import * as z from 'zod'
import { Toaster, toast } from '../feedback/toast.tsx'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Button } from '../inputs/button.tsx'
import { PanelBody, PanelFooter } from '../layout/panel.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { OneTimeSecretDialog } from './one-time-secret-dialog.tsx'
import { SlideOut } from './slide-out.tsx'

const paragraphs = Array.from({ length: 24 }, (_, index) => `Paragraph ${index + 1} of a long text.`)

function Dialogs() {
  const [open, setOpen] = useState('')
  const close = () => setOpen('')
  const openButton = (name: string, label: string) => <Button onClick={() => setOpen(name)}>{label}</Button>
  return (
    <>
      <Toaster />
      <Example title="Dialogs">
        {openButton('plain', 'Plain dialog')}
        {openButton('long', 'Long dialog')}
        {openButton('confirm', 'Confirm')}
        {openButton('danger', 'Confirm a deletion')}
        {openButton('refused', 'Confirm, then fail')}
        {openButton('name', 'Name dialog')}
        {openButton('secret', 'One-time secret')}
      </Example>
      <Example title="Slide-outs">
        {sizes.map((size) => (
          <Button key={size} onClick={() => setOpen(size)}>
            Size {size}
          </Button>
        ))}
      </Example>
      <Dialog
        open={open === 'plain'}
        onClose={close}
        title="Notify contact"
        description="We send them an email with a link to their dashboard."
      >
        <PanelBody>
          <p>Last viewed on Oct 12, 2025.</p>
        </PanelBody>
        <PanelFooter>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={close}>
            Send
          </Button>
        </PanelFooter>
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} title="About this report" size="lg">
        <PanelBody className="flex flex-col gap-4">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </PanelBody>
        <PanelFooter>
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </PanelFooter>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Clone “Spring sale”?"
        description="The copy starts as a draft."
        confirmLabel="Clone"
        onConfirm={() => wait()}
      />
      <ConfirmDialog
        open={open === 'danger'}
        onClose={close}
        tone="danger"
        title="Delete “Spring sale”?"
        description="It disappears from every page that embeds it. This cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => wait()}
      />
      <ConfirmDialog
        open={open === 'refused'}
        onClose={close}
        tone="danger"
        title="Delete “Open house”?"
        confirmLabel="Delete"
        onConfirm={async () => {
          await wait()
          throw new Error('This form is in use')
        }}
      />
      <OneTimeSecretDialog
        secret={open === 'secret' ? 'gable_018bb2c01e00_3Vq7h2mXk9TzR4wYc8LpN1aS' : undefined}
        title="Your new API key"
        description="Send it with every request."
        label="API key"
        copyLabel="Copy key"
        onClose={close}
      />
      <NameDialog
        open={open === 'name'}
        onClose={close}
        title="New landing page"
        description="Only you and your team see the name."
        placeholder="e.g. Maple Street open house"
        schema={z.string().trim().min(3, 'Name must be at least 3 characters').max(40, 'Name is too long')}
        max={40}
        submitLabel="Create"
        onSubmit={async (name) => {
          await wait()
          if (name === 'Taken')
            throw Object.assign(new Error('Invalid'), { fields: { name: 'A page with this name already exists' } })
          toast.success(`${name} created`)
        }}
      />
      {sizes.map((size) => (
        <SlideOut
          key={size}
          open={open === size}
          onClose={close}
          size={size}
          title="Submissions"
          description="Oct 1 – Oct 31, 2025"
        >
          <PanelBody className="flex flex-col gap-4">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </PanelBody>
        </SlideOut>
      ))}
    </>
  )
}

const sizes = ['sm', 'md', 'lg', 'xl'] as const

const wait = () => new Promise((resolve) => setTimeout(resolve, 600))

export default { title: 'Dialogs and slide-outs', group: 'Overlays', render: () => <Dialogs /> } satisfies GalleryEntry
