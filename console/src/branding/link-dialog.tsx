import type { Editor } from '@tiptap/react'
import * as z from 'zod'
import { Button } from '../design/inputs/button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { LinkAddress, linkAddress } from './link-address.ts'

const Link = z.object({ address: LinkAddress })

/** Where the chosen words lead. Without any chosen the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = editor.getAttributes('link').href as string | undefined
  const form = useZodForm(Link, { defaultValues: { address: current?.replace(/^(mailto|tel):/i, '') ?? '' } })

  function link({ address }: z.output<typeof Link>) {
    const href = linkAddress(address) ?? ''
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && current === undefined)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }

  function unlink() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <FormDialog open onClose={onClose} size="sm" title="Link" form={form} onSubmit={link} submit="Apply">
      <TextField
        control={form.control}
        name="address"
        label="Leads to"
        hint="A website, an email or a phone number."
        autoComplete="off"
        spellCheck={false}
        required
      />
      {current !== undefined && (
        <div>
          <Button size="sm" onClick={unlink}>
            Remove link
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
