import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Edition } from '@gable/shared/widgets/embed-code.ts'
import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import { repository } from '../platform/repository.ts'

/** What was built last, by the names it is asked for. */
export interface EmbedFiles {
  /** Where a file is served: its name changes with its content. Undefined for what is not built. */
  addressOf(file: string): string | undefined
  /** What is in a file; nothing of what is not built. */
  textOf(file: string): Promise<string>
  editionOf(tag: WidgetTag): Edition | undefined
  /** Every file of it, as it is called. */
  files: string[]
}

declare module 'fastify' {
  interface FastifyInstance {
    embedFiles(): Promise<EmbedFiles>
  }
}

export type AddressOf = EmbedFiles['addressOf']

export const builtEmbeds = join(repository, 'embeds/dist')

interface Built {
  /** While somebody works on the embeds their names change under a running server. */
  isWatched: boolean
  folder?: string
}

export async function openEmbedFiles({ isWatched, folder = builtEmbeds }: Built): Promise<() => Promise<EmbedFiles>> {
  const read = async (): Promise<EmbedFiles> => {
    const known: Record<string, Edition> = JSON.parse(
      await readFile(join(folder, 'names.json'), 'utf8').catch(() => '{}'),
    )
    return {
      addressOf: (file) => known[file] && `/embed/${known[file].file}`,
      textOf: async (file) => (known[file] ? readFile(join(folder, known[file].file), 'utf8') : ''),
      editionOf: (tag) => known[`${tag}.js`],
      files: Object.values(known).map(({ file }) => file),
    }
  }
  const once = await read()
  return isWatched ? read : async () => once
}

export const isTag = (name: string): name is WidgetTag => Object.values<string>(tagOf).includes(name)
