import { useState } from 'react'
import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Field } from './field.tsx'
import { FileDrop } from './file-drop.tsx'

const pictures = { accept: ['png', 'jpg', 'jpeg', 'svg'], maxBytes: 2_000_000 }

function FileDrops() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <div className="max-w-lg">
      <Specimen title="In a field" block>
        <Field label="Logo" hint="Shown at the top of your pages.">
          {(control) => <FileDrop {...control} {...pictures} value={file} onChange={setFile} />}
        </Field>
      </Specimen>
      <Specimen title="One that is there" block>
        <FileDrop
          {...pictures}
          aria-label="Replace the logo"
          value={{ url: '/favicon.svg', name: 'logo.svg' }}
          onChange={setFile}
        />
      </Specimen>
      <Specimen title="Being sent" block>
        <FileDrop
          {...pictures}
          accept={['csv']}
          value={new File(['name'], 'contacts.csv')}
          onChange={setFile}
          progress={0.4}
        />
      </Specimen>
      <Specimen title="Disabled" block>
        <FileDrop {...pictures} value={null} onChange={setFile} disabled />
      </Specimen>
    </div>
  )
}

export default { title: 'File drop', group: 'Fields', render: () => <FileDrops /> } satisfies GalleryPart
