import { All, Controller, Delete, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { KeyOnly } from '../http/operation.decorator.js';
import { refuseMethod } from '../http/refusal-headers.js';

const [CONFIGURE, RESET] = ['/configure', '/reset'];
/** Those that look like none of mem0's other paths. */
export const REFUSED_PATHS = [CONFIGURE, RESET] as const;
const PROJECTS = '/api/v1/orgs/organizations/:org_id/projects';
const PROJECT = `${PROJECTS}/:project_id`;

/** mem0's routes that Recollect deliberately does not serve, each with the reason. Needs a key. */
@Controller()
export class Mem0RefusedController {
  @KeyOnly()
  @All(CONFIGURE)
  configure(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(reply, 'A server is configured by its environment: see docs/configuration.md.');
  }

  @KeyOnly()
  @Post(RESET)
  reset(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(reply, 'Nothing is deleted by a request that names nothing: DELETE /entities/{type}/{id} erases one.');
  }

  @KeyOnly()
  @All(['/v2/profiles/jobs', '/v2/profiles/jobs/:job_id'])
  profileJobs(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(reply, 'not_enabled: no model writes profiles here.');
  }

  @KeyOnly()
  @Post('/v2/profiles/settings')
  profileSettings(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(reply, 'not_enabled: no model writes profiles here.', 'GET');
  }

  @KeyOnly()
  @Post(PROJECTS)
  createProject(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(reply, 'A project is a tenant: POST /v1/admin/tenants makes one.');
  }

  @KeyOnly()
  @Delete(PROJECT)
  deleteProject(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(reply, 'A project is a tenant: POST /v1/admin/tenants/{tenant_id}/erasure erases one.', 'GET, PATCH');
  }

  @KeyOnly()
  @All(`${PROJECT}/members`)
  members(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(reply, 'A tenant has keys and no members: see docs/security.md.');
  }
}
