import type { InputOf } from '@contracts/operation.js';
import { searchRecords } from '@contracts/search.operations.js';
import type { Scope } from '@kernel/scope.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class SearchController {
  constructor(private readonly search: SearchRecords) {}

  @Operation(searchRecords)
  find(@Asker() scope: Scope, @Input() { body }: InputOf<typeof searchRecords>) {
    return this.search.run(scope, body);
  }
}
