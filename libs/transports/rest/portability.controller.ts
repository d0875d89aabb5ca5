import { Readable } from 'node:stream';
import type { InputOf } from '@contracts/operation.js';
import { exportUser, getTransfer, importUser } from '@contracts/portability/portability.operations.js';
import { ExportUser } from '@governance/portability/export-user.js';
import { ImportUser } from '@governance/portability/import-user.js';
import { Transfers } from '@governance/portability/transfers.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Controller, Req, StreamableFile } from '@nestjs/common';
import { Answer } from '@transports/http/answer.js';
import { Leaving } from '@transports/http/leaving.js';
import { CurrentScope, Input, Operation, Preferred } from '@transports/http/operation.decorator.js';
import type { Preferences } from '@application/preferences.js';
import type { RecollectRequest } from '@transports/http/request.js';

@Controller()
export class PortabilityController {
  constructor(
    private readonly exporting: ExportUser,
    private readonly importing: ImportUser,
    private readonly transfers: Transfers,
  ) {}

  @Operation(exportUser)
  async export(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof exportUser>): Promise<StreamableFile> {
    const pieces = await this.exporting.run(scope, input.params.user_id);
    return new StreamableFile(Readable.from(pieces, { objectMode: false }), {
      type: 'application/zip',
      // A user's id may be any text, and this is a header.
      disposition: 'attachment; filename="export.zip"',
    });
  }

  @Operation(importUser)
  async import(
    @CurrentScope() scope: Scope,
    @Input() input: InputOf<typeof importUser>,
    @Preferred() { waitSeconds }: Preferences,
    @Req() { body }: RecollectRequest,
    @Leaving() ended: AbortSignal,
  ) {
    if (!(body instanceof Readable)) {
      throw new RecollectError('unsupported_media_type', 'Send the archive with Content-Type: application/zip.');
    }
    const transfer = await this.importing.run(scope, input.params.user_id, body, waitSeconds, ended);
    return new Answer(this.transfers.show(transfer), { status: transfer.state === 'running' ? 202 : 200 });
  }

  @Operation(getTransfer)
  transfer(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof getTransfer>) {
    return this.transfers.get(scope, input.params.id);
  }
}
