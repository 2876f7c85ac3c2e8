import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Edition } from '@gable/shared/widgets/embed-code.ts'
import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import { repository } from '../platform/repository.ts'

/** The files of the latest embeds build, by their logical names. */
export interface EmbedFiles {
  /** The URL of a file, which contains its content hash. Undefined when the file is not built. */
  getUrl(file: string): string | undefined
  /** The text of a file; empty when the file is not built. */
  readText(file: string): Promise<string>
  getEdition(tag: WidgetTag): Edition | undefined
  /** The names of all files on disk. */
  files: string[]
}

declare module 'fastify' {
  interface FastifyInstance {
    embedFiles(): Promise<EmbedFiles>
  }
}

export type GetFileUrl = EmbedFiles['getUrl']

export const embedsFolder = join(repository, 'embeds/dist')

interface EmbedFilesOptions {
  /** In development the names change under a running server, so they are read on every request. */
  isWatched: boolean
  folder?: string
}

export async function loadEmbedFiles({
  isWatched,
  folder = embedsFolder,
}: EmbedFilesOptions): Promise<() => Promise<EmbedFiles>> {
  const load = async (): Promise<EmbedFiles> => {
    const editions: Record<string, Edition> = JSON.parse(
      await readFile(join(folder, 'names.json'), 'utf8').catch(() => '{}'),
    )
    // Their names have the hash of their content, so a text that was read stays.
    const texts = new Map<string, Promise<string>>()
    const readOnce = (name: string) => {
      const text = texts.get(name) ?? readFile(join(folder, name), 'utf8')
      texts.set(name, text)
      text.catch(() => texts.delete(name))
      return text
    }
    return {
      getUrl: (file) => editions[file] && `/embed/${editions[file].file}`,
      readText: async (file) => (editions[file] ? readOnce(editions[file].file) : ''),
      getEdition: (tag) => editions[`${tag}.js`],
      files: Object.values(editions).map(({ file }) => file),
    }
  }
  const loaded = await load()
  return isWatched ? load : async () => loaded
}

export const isWidgetTag = (name: string): name is WidgetTag => Object.values<string>(tagOf).includes(name)
