import { ContextMarkersModule } from '@memory/context-markers/context-markers.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { BuildChatMemory } from './build-chat-memory.js';
import { BuildContext } from './build-context.js';
import { ContextSettings } from './context-settings.js';

const useCases = [BuildContext, BuildChatMemory, ContextSettings];

@Module({ imports: [SearchModule, SettingsModule, ContextMarkersModule], providers: useCases, exports: useCases })
export class ContextModule {}
