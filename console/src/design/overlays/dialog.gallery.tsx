import { useState } from 'react'
import * as z from 'zod'
import { Toaster, toast } from '../feedback/toast.tsx'
import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Button } from '../inputs/button.tsx'
import { PanelBody, PanelFooter } from '../layout/panel.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { SlideOut } from './slide-out.tsx'

const paragraphs = Array.from({ length: 24 }, (_, index) => `Paragraph ${index + 1} of what one scrolls through.`)

function Dialogs() {
  const [open, setOpen] = useState('')
  const close = () => setOpen('')
  const opener = (name: string, label: string) => <Button onClick={() => setOpen(name)}>{label}</Button>
  return (
    <>
      <Toaster />
      <Specimen title="Dialogs">
        {opener('plain', 'Plain dialog')}
        {opener('long', 'Long dialog')}
        {opener('confirm', 'Confirm')}
        {opener('danger', 'Confirm a deletion')}
        {opener('refused', 'Confirm and be refused')}
        {opener('name', 'Name dialog')}
      </Specimen>
      <Specimen title="Slide-outs">
        {sizes.map((size) => (
          <Button key={size} onClick={() => setOpen(size)}>
            Size {size}
          </Button>
        ))}
      </Specimen>
      <Dialog
        open={open === 'plain'}
        onClose={close}
        title="Notify contact"
        description="We send them an email with a link to their dashboard."
      >
        <PanelBody>
          <p>They last looked on Oct 12, 2025.</p>
        </PanelBody>
        <PanelFooter>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={close}>
            Send
          </Button>
        </PanelFooter>
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} title="What is in the report" size="lg">
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
        confirm="Clone"
        onConfirm={() => soon()}
      />
      <ConfirmDialog
        open={open === 'danger'}
        onClose={close}
        tone="danger"
        title="Delete “Spring sale”?"
        description="It disappears from every page that embeds it. This cannot be undone."
        confirm="Delete"
        onConfirm={() => soon()}
      />
      <ConfirmDialog
        open={open === 'refused'}
        onClose={close}
        tone="danger"
        title="Delete “Open house”?"
        confirm="Delete"
        onConfirm={async () => {
          await soon()
          throw new Error('This form is in use')
        }}
      />
      <NameDialog
        open={open === 'name'}
        onClose={close}
        title="New landing page"
        description="Only you and your team see the name."
        placeholder="e.g. Maple Street open house"
        rules={z.string().trim().min(3, 'Name must be at least 3 characters').max(40, 'Name is too long')}
        max={40}
        submit="Create"
        onSubmit={async (name) => {
          await soon()
          if (name === 'Taken')
            throw Object.assign(new Error('Invalid'), { fields: { name: 'A page with this name exists' } })
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

const soon = () => new Promise((resolve) => setTimeout(resolve, 600))

export default { title: 'Dialogs and slide-outs', group: 'Overlays', render: () => <Dialogs /> } satisfies GalleryPart
