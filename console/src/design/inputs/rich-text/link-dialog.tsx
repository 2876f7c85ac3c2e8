import type { Editor } from '@tiptap/react'
import * as z from 'zod'
import { FormDialog } from '../../overlays/form-dialog.tsx'
import { Button } from '../button.tsx'
import { TextField } from '../text-field.tsx'
import { useZodForm } from '../use-zod-form.ts'
import { LinkAddress, toLinkUrl } from './link-url.ts'

const LinkForm = z.object({ address: LinkAddress })

/** Links the selected text. Without a selection it inserts the address as linked text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = editor.getAttributes('link').href as string | undefined
  const form = useZodForm(LinkForm, { defaultValues: { address: current?.replace(/^(mailto|tel):/i, '') ?? '' } })

  function handleSubmit({ address }: z.output<typeof LinkForm>) {
    const href = toLinkUrl(address) ?? ''
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && current === undefined)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }

  function removeLink() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <FormDialog open onClose={onClose} size="sm" title="Link" form={form} onSubmit={handleSubmit} submitLabel="Apply">
      <TextField
        control={form.control}
        name="address"
        label="Link to"
        hint="A website, email address or phone number"
        autoComplete="off"
        spellCheck={false}
        required
      />
      {current !== undefined && (
        <div>
          <Button size="sm" onClick={removeLink}>
            Remove link
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
