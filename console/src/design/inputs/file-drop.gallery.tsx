import { useState } from 'react'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Field } from './field.tsx'
import { FileDrop } from './file-drop.tsx'

const pictures = { accept: ['png', 'jpg', 'jpeg', 'svg'], maxBytes: 2_000_000 }

function FileDrops() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <div className="max-w-lg">
      <Example title="In a field" block>
        <Field label="Logo" hint="Shown at the top of your pages.">
          {(control) => <FileDrop {...control} {...pictures} value={file} onChange={setFile} />}
        </Field>
      </Example>
      <Example title="With a file" block>
        <FileDrop
          {...pictures}
          aria-label="Replace the logo"
          value={{ url: '/favicon.svg', name: 'logo.svg' }}
          onChange={setFile}
        />
      </Example>
      <Example title="Uploading" block>
        <FileDrop
          {...pictures}
          accept={['csv']}
          value={new File(['name'], 'contacts.csv')}
          onChange={setFile}
          progress={0.4}
        />
      </Example>
      <Example title="Disabled" block>
        <FileDrop {...pictures} value={null} onChange={setFile} disabled />
      </Example>
    </div>
  )
}

export default { title: 'File drop', group: 'Fields', render: () => <FileDrops /> } satisfies GalleryEntry
