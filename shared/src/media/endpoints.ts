import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { imageExtensions } from './image.ts'

export const mediaEndpoints = defineEndpoints({
  'POST /agent/media/upload-url': {
    allow: 'member',
    about: 'Creates an upload URL for a PUT request, and the URL of the image after the upload.',
    body: z.object({
      extension: z
        .string()
        .trim()
        .toLowerCase()
        .transform((text) => text.replace(/^\./, ''))
        .pipe(z.enum(imageExtensions, 'Please choose a png, jpg, webp or gif image')),
    }),
    reply: z.object({ uploadUrl: z.string(), url: z.string() }),
  },
})
