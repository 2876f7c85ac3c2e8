import type { FastifyInstance, FastifyPluginAsync, FastifyPluginCallback } from 'fastify'

/**
 * Registers routes in a context of their own. They get a name, because Fastify compares each plugin without one with all
 * loaded modules, which takes half of the time in which an app is built.
 */
export async function registerRoutes(app: FastifyInstance, routes: FastifyPluginAsync | FastifyPluginCallback) {
  const plugin = Object.assign(routes, { [Symbol.for('fastify.display-name')]: routes.name || 'routes' })
  await app.register(plugin as FastifyPluginAsync)
}
