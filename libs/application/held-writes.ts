import { attendSensory, recordSensory } from '@contracts/cognitive/sensory.operations.js';
import type { Triggered } from '@contracts/cognitive/triggered.js';
import { pushWorking } from '@contracts/cognitive/working.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { AttendSensory } from '@memory/kinds/sensory/attend-sensory.js';
import { RecordSensory } from '@memory/kinds/sensory/record-sensory.js';
import { PushWorking } from '@memory/kinds/working/push-working.js';
import { Injectable } from '@nestjs/common';
import { CognitiveFlow } from './cognitive-flow.js';
import type { Preferences } from './preferences.js';

type Told<Body> = Promise<Body & { triggered?: Triggered[] }>;

/** Writes what an agent holds for a while: what it observes, and its working memory for a task. */
@Injectable()
export class HeldWrites {
  constructor(
    private readonly flow: CognitiveFlow,
    private readonly sensory: RecordSensory,
    private readonly attention: AttendSensory,
    private readonly working: PushWorking,
  ) {}

  observe(
    scope: Scope,
    body: InputOf<typeof recordSensory>['body'],
    preferences: Preferences,
  ): Told<OutputOf<typeof recordSensory>> {
    const news = { agent: body.agent ?? null, text: body.raw_data };
    const request = { operation: recordSensory, input: body, preferences, news };
    return this.flow.write(scope, request, (tx) => this.sensory.runIn(tx, scope, body));
  }

  attend(
    scope: Scope,
    { params, body }: InputOf<typeof attendSensory>,
    preferences: Preferences,
  ): Told<OutputOf<typeof attendSensory>> {
    const news = { agent: body.agent ?? null, text: body.reason };
    const request = { operation: attendSensory, input: { params, body }, preferences, news };
    return this.flow.write(scope, request, (tx) => this.attention.runIn(tx, scope, params.id, body));
  }

  push(
    scope: Scope,
    body: InputOf<typeof pushWorking>['body'],
    preferences: Preferences,
  ): Told<OutputOf<typeof pushWorking>> {
    const news = { agent: body.agent ?? null, text: body.content };
    const request = { operation: pushWorking, input: body, preferences, news };
    return this.flow.write(scope, request, (tx) => this.working.runIn(tx, scope, body));
  }
}
