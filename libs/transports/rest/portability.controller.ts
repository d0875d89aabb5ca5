import { Readable } from 'node:stream';
import type { InputOf } from '@contracts/operation.js';
import { exportUser } from '@contracts/portability.operations.js';
import { ExportUser } from '@governance/portability/export-user.js';
import type { Scope } from '@kernel/scope.js';
import { Controller, StreamableFile } from '@nestjs/common';
import { Asker, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class PortabilityController {
  constructor(private readonly exporting: ExportUser) {}

  @Operation(exportUser)
  async export(@Asker() scope: Scope, @Input() input: InputOf<typeof exportUser>): Promise<StreamableFile> {
    const pieces = await this.exporting.run(scope, input.params.user_id);
    return new StreamableFile(Readable.from(pieces, { objectMode: false }), {
      type: 'application/zip',
      // A user's id is any text, and this is a header.
      disposition: 'attachment; filename="export.zip"',
    });
  }
}
