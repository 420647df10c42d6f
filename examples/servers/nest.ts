/**
 * The service's endpoints in a NestJS application.
 *
 *     npx tsx examples/servers/nest.ts
 */
import 'reflect-metadata'
import { Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { createHandler, keyVerifier } from 'auxology/http'
import { nodeListener } from 'auxology/node'
import { keys, port } from './keys.js'

@Module({})
class AppModule {}

const app = await NestFactory.create(AppModule, { logger: ['error'] })
app.use('/growth', nodeListener(createHandler({ verifyKey: keyVerifier({ keys }) })))

await app.listen(port)
console.log(await app.getUrl())
process.once('SIGTERM', () => app.close())
