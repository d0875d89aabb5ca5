import { ContextMarkersModule } from '@memory/context-markers/context-markers.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { BuildChatMemory } from './build-chat-memory.js';
import { BuildContext } from './build-context.js';
import { ContextSettings } from './context-settings.js';
import { TellAgain } from './tell-again.js';

const useCases = [BuildContext, BuildChatMemory, TellAgain, ContextSettings];

@Module({ imports: [SearchModule, SettingsModule, ContextMarkersModule], providers: useCases, exports: useCases })
export class ContextModule {}
